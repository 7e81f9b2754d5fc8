package rules;

/** The kinds of bodies. **/
enum abstract Kind(Int) to Int {
  /** Falls; a bump throws it away. **/
  var Pebble = 0;
  /** Breaks into two pebbles. **/
  var Boulder = 1;
  /** Harms the keeper on contact; burns up in the planet's air. **/
  var Ember = 2;
  /** Passes by, and gives points when caught. **/
  var Comet = 3;
  /** Flies to the lamps on a winding path. **/
  var Moth = 4;
  /** Descends in circles, against the direction of the keeper. **/
  var Wreck = 5;
  /** Large and slow; needs many bumps. **/
  var Hulk = 6;
  /** Charges the pulse. **/
  var Spark = 7;
  /** Brings a help for a limited time. **/
  var Gift = 8;
}
