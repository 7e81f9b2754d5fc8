package rules;

/** What a gift does. **/
enum abstract Help(Int) from Int to Int {
  /** A second keeper on the far side. **/
  var Twin = 0;
  /** A halo that bumps from further away. **/
  var Halo = 1;
  /** Everything that falls falls slowly. **/
  var Slow = 2;
  /** Sparks come by themselves. **/
  var Magnet = 3;
  /** A lamp is lit again, at once. **/
  var Relight = 4;

  public static inline var COUNT = 5;

  /** What each does, in the order above. **/
  public static final WORDS = [
    'A twin on the far side',
    'A halo: you bump from further off',
    'Slow skies',
    'A magnet: sparks come to you',
    'A lamp is lit again',
  ];
}
