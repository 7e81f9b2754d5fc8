package play;

import play.Session.Unranked;

/** Describes on the result what happened to a score. **/
class Standings {
  public static function ofRank(state:String, rank:Int, entrants:Int):String {
    return switch (state) {
      case 'counted': rank > 0 ? '$rank of $entrants on the board' : 'On the board';
      case 'quarantined': 'This score is being checked';
      case 'refused': 'This score could not be ranked';
      default: 'No connection: not on the board yet';
    }
  }

  public static function ofUnranked(why:Unranked):String {
    return switch (why) {
      case Outdated: 'Not ranked: begun before an update';
      case Offline: 'Not ranked: begun without a connection';
      case Closed: 'Not ranked: its run is over';
      default: '';
    }
  }
}
