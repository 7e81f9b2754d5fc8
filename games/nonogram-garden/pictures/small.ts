/** Small pictures for a first try, five to eight cells wide. */
export const SMALL = `
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
...bg.
..b...
.rrrr.
rrrr.r
rrrrrr
.rrrr.

Duck
..yy..
.ok.y.
..yyy.
y..yyy
yyyyyy
.yyyy.

Acorn
...b..
.bbbb.
bbbbbb
.oooo.
.oooo.
..oo..

Spade
..bbb..
...b...
...b...
...b...
.kkkkk.
.kkkkk.
..kkk..

Cherry
....gg.
...g.g.
..g..g.
.rr..g.
rrrrrr.
rr.rrrr
.rr.rr.

Flower pot
.r...y.
rrr.yyy
.g...g.
.gg.gg.
ooooooo
.ooooo.
.ooooo.

Ladybird
...kk...
.rkkkkr.
rrrkkrrr
r.rkkr.r
rrrkkrrr
rr.kk.rr
.rrkkrr.
..rkkr..

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
..ooo..g
.o...o.g
o.ooo.og
o.o.o.og
o.oo..og
.o..oogg
gggggggg
.gggggg.

Mushroom house
..rr..
.rrrr.
rrwwrr
..ww..
.wkkw.
.wkkw.

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
wwwww.
wwwwww
wwww.w
wwwwww
.www..

Boot
.bb....
.bb....
.bb....
.bbb...
.bbbbb.
.bbbbbb
kkkkkkk

Lantern
..kkk..
..k.k..
.kkkkk.
.kyyyk.
.kyoyk.
.kyyyk.
.kkkkk.

House
...r...
..rrr..
.rrrrr.
rrrrrrr
.wwwyw.
.wbwww.
.wbwww.

Chick
..yyy..
.yykyo.
.yyyy..
yyyyyy.
yyyyyy.
.yyyy..
..o.o..

Leaf
.....gg
..ggggg
.gggggg
.ggggg.
gggggg.
gggg...
b......

Bucket
.k...k.
kkkkkkk
.uuuuu.
.uuuuu.
.uuuuu.
..uuu..
..uuu..

Fish
..uuu..u
.uuuuuuu
uukuuuu.
uuuuuuu.
.uuuuuuu
..uuu..u
........
.u.u.u.u

Cat
k....k..
kkkkkk..
kykyyk..
kkkkkk.k
.kkkk..k
.kkkkkkk
.kkkkkk.
.kk..kk.

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
..ggg...
.ggdgg..
.gdgdgrr
gggggr.r
.rrrrrrr
.r...r..
.rr..rr.

Pumpkin
...gg...
...g....
.oooooo.
oo.oo.oo
oooooooo
oo.oo.oo
oooooooo
.oooooo.

Mitten
.ppp....
.pppp...
.pppp.pp
.pppppp.
.ppppp..
.pppp...
.wwww...
.wwww...

Bird house
...kk...
..kkkk..
.kkkkkk.
.bbbbbb.
.bb..bb.
.bb..bb.
.bbbbbb.
...bb...
`;
