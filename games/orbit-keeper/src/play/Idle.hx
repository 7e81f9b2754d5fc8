package play;

import rules.Keeper.Wish;

/** Nobody steers: the keeper goes on as its orbit takes it. **/
class Idle {
  public static final WISH = new Wish();
}
