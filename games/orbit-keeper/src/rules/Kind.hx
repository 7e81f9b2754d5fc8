package rules;

/** What moves in the sky. **/
enum abstract Kind(Int) to Int {
  /** Falls; a bump sends it off. **/
  var Pebble = 0;
  /** Breaks into two pebbles. **/
  var Boulder = 1;
  /** Must not be touched; the planet's air burns it up. **/
  var Ember = 2;
  /** Passes by; worth catching. **/
  var Comet = 3;
  /** Flutters towards the lamps. **/
  var Moth = 4;
  /** Circles ever lower, the wrong way round. **/
  var Wreck = 5;
  /** Large, slow, and takes many bumps. **/
  var Hulk = 6;
  /** Fills the pulse. **/
  var Spark = 7;
  /** A help for a while. **/
  var Gift = 8;
}
