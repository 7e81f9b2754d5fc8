/** Pictures of ten and fifteen cells. */
export const LARGE = `
Watering can
..........
.....bbb..
....b...b.
u..uuuuub.
uu.uuuuub.
.uuuuuuub.
..uuuuuub.
...uuuuu..
...uuuuu..
...uuuuu..

Wheelbarrow
..........
bb........
.bb.......
..bgggggg.
...gggggg.
...rrrrrr.
....rrrrr.
...b..kk..
..bb.kk.k.
......kkk.

Sunflower
...yyyy...
.yyybbyyy.
.yybbbbyy.
yybbbbbbyy
.yybbbbyy.
.yyybbyyy.
...yyyy...
.gg.g..gg.
..gggggg..
....g.....

Butterfly
.k......k.
..k....k..
pp.k..k.pp
pppkkkkppp
p.ppkkpp.p
ppppkkpppp
.pppkkppp.
..iikkii..
.iiikkiii.
.ii.kk.ii.

Garden gnome
....r.....
...rrr....
...rrr....
..rrrrr...
..iikii...
..wwwww...
..wwwww...
.uuwwwuu..
.uuuwuuu..
..kkk.kkk.

Strawberry
....gg....
.ggggggg..
gg.ggg.gg.
.rrrrrrr..
rrrwrrwrr.
rrrrrrrrr.
rwrrwrrrr.
.rrrrrwr..
..rrwrr...
....r.....

Teapot for two
....o.....
...ooo....
.bbbbbbb..
bbbbbbbbbb
.bbbbbbb.b
.bbbbbbbb.
bbbbbbbb..
b.bbbbb...
..bbbbb...
.bbbbbbb..

Rabbit
.ww...ww..
.ww...ww..
.ww..ww...
.wwwwww...
wwwwwwww..
wkwwwkww..
wwwiwwww..
.wwwwww.ww
.wwwwwwwww
..wwwwwww.

Robin
...bbbb...
..bbbbbb..
.bbkbbbb..
oorrbbbb..
.rrrrbbbbb
rrrrrbbbb.
.rrrrrbb..
..wwwww...
...o.o....
..oo.oo...

Carrot
.....gg.g.
..g.gg.gg.
..ggg.gg..
...ggggg..
..oooogg..
..ooooog..
.oooooo...
.ooooo....
ooo.......
oo........

Pumpkin
.....gg...
....gg....
..oo.gooo.
.ooooooooo
ooo.ooo.oo
ooo.ooo.oo
ooo.ooo.oo
oooooooooo
.oooooooo.
..ooo.oo..

Hedgehog
..........
....kkkk..
..kkkkkkk.
.bkkkkkkkk
bbbkkkkkkk
bkbbkkkkkk
bbbbbkkkkk
kbbbbbbkkk
..bb..bb..
..........

Greenhouse
.......k.......
......kkk......
.....kkwkk.....
....kkw.wkk....
...kkw.w.wkk...
..kkkkkkkkkkk..
..kw..wkw..wk..
..k....k....k..
..k.gg.k.gg.k..
..kggggkggggk..
..k.gg.kggg.k..
..k..g.k.g..k..
..kooookooook..
..k.oo.k.oo.k..
kkkkkkkkkkkkkkk

Fox in the grass
..o.........o..
..oo.......oo..
..ooo.....ooo..
..ooooooooooo..
..ooooooooooo..
.oookooooookoo.
.ooooooooooooo.
wwooooooooooww.
wwwwoooooowwww.
.wwwwwkkwwwww..
..wwwwkkwwww...
...wwwwwwww....
g..gg.ww.gg..g.
gg.ggg..ggg.gg.
ggggggggggggggg

Owl at night
.bb.........bb.
..bb.......bb..
..bbbbbbbbbbb..
.bbbbbbbbbbbbb.
.bbwwwbbbwwwbb.
.bwwkwwbwwkwwb.
.bwwkwwowwkwwb.
.bbwwwoobwwwbb.
.bbbbbbobbbbbb.
.bbbyybbbyybbb.
..bbbbyybbbbb..
..bbyybbbyybb..
...bbbbbbbbb...
....oo...oo....
kkkkkkkkkkkkkkk

Basket of apples
.....bbbbb.....
...bb.....bb...
..bb.......bb..
..b..rr.gg..b..
.bb.rrrggggrbb.
.b.rrrrggggrrb.
.brrrrrrggrrrb.
bbbbbbbbbbbbbbb
bobobobobobobob
.bbbbbbbbbbbbb.
.bobobobobobob.
.bbbbbbbbbbbbb.
..bobobobobob..
..bbbbbbbbbbb..
...bbbbbbbbb...

Lantern
......kkk......
.....k...k.....
.....k...k.....
......kkk......
.....kkkkk.....
...kkkkkkkkk...
....k..y..k....
....k.yyy.k....
...kk.yyy.kk...
...k.yyoyy.k...
...k.yooyy.k...
...k..yoy..k...
...kk.....kk...
..kkkkkkkkkkk..
..kkkkkkkkkkk..
`;
