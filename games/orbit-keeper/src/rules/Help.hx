package rules;

/** The effect of a gift. **/
enum abstract Help(Int) from Int to Int {
  /** A second keeper on the opposite side. **/
  var Twin = 0;
  /** A halo that bumps bodies from a greater distance. **/
  var Halo = 1;
  /** All falling bodies are slower. **/
  var Slow = 2;
  /** Sparks move to the keeper. **/
  var Magnet = 3;
  /** Lights one lamp again immediately. **/
  var Relight = 4;

  public static inline var COUNT = 5;

  /** Descriptions in the order above. **/
  public static final WORDS = [
    'A twin on the far side',
    'A halo: you bump from further off',
    'Slow skies',
    'A magnet: sparks come to you',
    'A lamp is lit again',
  ];
}
