/** Small pictures for beginners, five to eight cells wide. A lowercase letter is always present, a capital letter at random. */
export const SMALL_PICTURES = `
Heart
.r.r.
rrrrr
rrrrr
.rrr.
..r..

Seedling
gg.gg
.ggg.
..g..
..g..
bbbbb

Tulip
r.r.r
rrrrr
.rrr.
..g..
.ggg.

Toadstool
.rrr.
rr.rr
rrrrr
..w..
..w..

Arrow
..o..
.ooo.
ooooo
..b..
..b..

Water drop
..u..
.uuu.
uuuuu
uuu.u
.uuu.

Apple
...Bg.
..b...
.Rrrr.
rrRr.r
rrrrrR
.RrrR.

Duck
..yY..
.ok.Y.
..yyY.
y..yyy
Yyyyyy
.YyyY.

Acorn
...B..
.bbbb.
BbbbbB
.oooo.
.OooO.
..oO..

Spade
..Bbb..
...b...
...b...
...b...
.KkkkK.
.kkkkk.
..kKk..

Cherry
....Gg.
...g.g.
..g..G.
.rR..g.
rrrrrR.
Rr.Rrrr
.rR.rR.

Flower pot
.R...Y.
rrR.Yyy
.g...g.
.Gg.gG.
ooooooo
.ooooo.
.OoooO.

Ladybird
...kk...
.RkkkkR.
rrrkkrrr
r.rkkr.r
RrrkkrrR
rR.kk.Rr
.RrkkrR.
..RkkR..

Pear
....bb..
....b...
...gg...
...ggg..
..gggg..
.gg.gggg
.ggggggg
..ggggg.

Bee
...ww...
..www...
..wwwk..
.kykyky.
kykykykk
kykykyk.
.kykyky.
..k..k..

Snail
..Ooo..g
.O...o.g
o.ooO.og
O.o.o.og
o.oO..og
.o..oOgg
gggggggG
.GggggG.

Mushroom house
..Rr..
.RrrR.
rrwWrr
..ww..
.wkkw.
.WkkW.

Candle
..y...
..o...
.www..
.www..
.www..
bbbbb.

Umbrella
..pp..
.pppp.
pppppp
...k..
...k..
..kk..

Key
.yyy..
.y.y..
.yyy..
..y...
..yyy.
..yy..

Cup
......
Wwwww.
wwwwww
wwwW.w
Wwwwww
.wWw..

Boot
.bB....
.Bb....
.bB....
.bbb...
.bbbBB.
.bbbbbB
KkkkkkK

Lantern
..kkk..
..k.k..
.KkkkK.
.kyYyk.
.kYoYk.
.kyYyk.
.KkkkK.

House
...r...
..RrR..
.RrrrR.
RrrrrrR
.wWwyw.
.wbwWw.
.WbwwW.

Chick
..Yyy..
.yykyo.
.Yyyy..
YyyyyY.
yyyyyy.
.YyyY..
..o.O..

Leaf
.....gG
..GgggG
.GgggGg
.ggggG.
GgggGg.
Gggg...
b......

Bucket
.K...K.
KkkkkkK
.uuuuu.
.UuuuU.
.uuuuu.
..UuU..
..uuu..

Fish
..uUu..u
.Uuuuuuu
uukuuuU.
uUuuuuu.
.Uuuuuuu
..uUu..u
........
.U.u.U.U

Cat
K....k..
kKkkKk..
kykyyk..
Kkkkkk.K
.kkkK..k
.kKkkkkK
.kkkkkK.
.Kk..kK.

Wheelbarrow
......k.
.....kk.
bbbbbkk.
gbbbbb..
.bbbbk..
..bb..k.
.kk...k.
.kk.....

Turtle
........
..gGg...
.GgdgG..
.gdgdgrr
gggggr.R
.RrrrrrR
.r...r..
.rR..rR.

Pumpkin
...gG...
...g....
.OooooO.
oo.oo.oo
oooooooo
Oo.oo.oO
OooooooO
.OooooO.

Mitten
.ppP....
.pppp...
.Pppp.pP
.ppppPp.
.Ppppp..
.pppp...
.wwwW...
.Wwww...

Bird house
...kk...
..KkkK..
.KkkkkK.
.bbbbbb.
.bb..bb.
.bB..Bb.
.bbbbbb.
...bb...
`;
