package rules;

typedef Difficulty = {
  /** The key of its leaderboard. **/
  var key:String;
  var name:String;
  var lamps:Int;
  /** Factor of the falling speed and of the rate at which bodies appear. **/
  var speed:Float;
  var points:Float;
}

/** All constants of the rules. Lengths are in units, of which the field's radius has `FIELD`; times are in seconds. **/
class Tuning {
  /** Version of the rules. A game that was saved with another version cannot be replayed and is not ranked. **/
  public static inline var RULES = 2;
  /** Length of a tick in seconds: one sixtieth. **/
  public static inline var TICK = 0.016666666666666666;

  public static inline var FIELD = 300.0;
  public static inline var SPAWN = 345.0;
  public static inline var GONE = 430.0;
  public static inline var PLANET = 62.0;
  public static inline var GRAVITY = 230000.0;
  /** Inward pull outside the field, in units per second squared. **/
  public static inline var EDGE = 95.0;
  /** Part of its sideways speed that a falling body loses per second. **/
  public static inline var THIN_AIR = 0.3;

  public static inline var LOW = 104.0;
  public static inline var HIGH = 214.0;
  /** Heights of the orbits on which the keeper settles. **/
  public static final ORBITS = [108.0, 158.0, 208.0];
  public static inline var KEEPER = 23.0;
  public static inline var HALO = 42.0;
  /** Radians per second on the lowest orbit without a push. Higher orbits are slower. **/
  public static inline var DRIFT = 0.42;
  public static inline var TURN = 3.5;
  public static inline var TURN_GRIP = 13.0;
  public static inline var CLIMB = 210.0;
  public static inline var AIM_REACH = 10.0;

  public static inline var CHARGES = 3.0;
  public static inline var CHARGE_PER_SPARK = 0.2;
  public static inline var CHARGE_PER_SECOND = 0.055;
  public static inline var PULSE_RADIUS = 138.0;
  public static inline var PULSE_TIME = 0.26;

  public static inline var FLUNG = 330.0;
  public static inline var STUN = 1.15;
  public static inline var SHELTER = 1.1;
  public static inline var SPARK_LIFE = 8.0;
  public static inline var GIFT_LIFE = 13.0;
  public static inline var MAGNET_REACH = 150.0;
  public static inline var SLOW_RATE = 0.5;
  public static inline var CALM = 2.6;
  public static inline var STREAK_STEP = 5;
  public static inline var MOST_TIMES = 8;
  public static inline var HULK_HITS = 9;
  public static inline var HULK_SHEDS = 2.3;

  public static final HELP_TIMES = [16.0, 14.0, 9.0, 15.0, 0.0];
  /** Radius of each kind. **/
  public static final RADIUS = [15.0, 28.0, 15.0, 17.0, 17.0, 20.0, 54.0, 11.0, 18.0];

  public static final DIFFICULTIES:Array<Difficulty> = [
    {key: 'gentle', name: 'Gentle', lamps: 7, speed: 0.9, points: 1.0},
    {key: 'steady', name: 'Steady', lamps: 5, speed: 1.12, points: 1.5},
    {key: 'wild', name: 'Wild', lamps: 4, speed: 1.28, points: 2.0},
  ];
}
