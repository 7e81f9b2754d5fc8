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

Arrow of a sign
..o..
.ooo.
ooooo
..b..
..b..

Watering drop
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
`;
