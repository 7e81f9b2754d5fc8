package view;

/** The colors, named by their use. The planet is the only light source. **/
class Palette {
  public static final SKY = [0x3A2A7E, 0x2C2068, 0x211855, 0x171043, 0x0E0A30];
  public static final SKY_SHADE = [0x2F2270, 0x241A5B, 0x1A1249, 0x110B37, 0x090622];
  public static inline var STAR = 0xFFF3D6;
  public static inline var ORBIT = 0x8E7CD8;

  public static inline var PLANET = 0xF7A92E;
  public static inline var PLANET_LIGHT = 0xFFC861;
  public static inline var PLANET_BAND = 0xE98A2C;
  public static inline var PLANET_SHADE = 0xC0631C;
  public static inline var PLANET_DEEP = 0x96430F;
  public static inline var RING = 0xFFDC93;
  public static inline var RING_SHADE = 0xC27711;
  public static inline var WINDOW = 0xFFF3C8;
  public static inline var WINDOW_SHADE = 0xFFD56B;

  public static inline var FRAME = 0x0E1A44;
  public static inline var PANEL = 0x4C82D0;
  public static inline var PANEL_SHADE = 0x24498F;

  public static inline var STONE = 0xA9B8E0;
  public static inline var STONE_SHADE = 0x5F6EA3;
  public static inline var BOULDER = 0x9A86CF;
  public static inline var BOULDER_SHADE = 0x594890;
  public static inline var EMBER = 0xE2593A;
  public static inline var EMBER_SHADE = 0x8E2517;
  public static inline var MOTH = 0xC76BA2;
  public static inline var MOTH_SHADE = 0x74336E;
  public static inline var WRECK = 0x49B3AA;
  public static inline var WRECK_SHADE = 0x17696D;
  public static inline var HULK = 0x7F6FC0;
  public static inline var HULK_SHADE = 0x413377;
  public static inline var INK = 0x160C33;

  public static inline var AMBER = 0xFFB534;
  public static inline var AMBER_LIGHT = 0xFFE09A;
  public static inline var AMBER_SHADE = 0xC9760E;
  public static inline var ON_AMBER = 0x2B1800;
  public static inline var CREAM = 0xFFF6E2;
  public static inline var ON_CREAM = 0x0F1B35;
  public static inline var MUTED = 0xCFC6F2;
  public static inline var KEY = 0x2A2068;
  public static inline var KEY_EDGE = 0x9A8BDD;
  public static inline var FOCUS = 0xFFC863;
  public static inline var NIGHT = 0x0B0728;
}
