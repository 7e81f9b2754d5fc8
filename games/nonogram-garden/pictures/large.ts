/** The pictures with a size of ten and fifteen cells. A lowercase letter is always present, a capital letter at random. */
export const LARGE_PICTURES = `
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
....kkW.Wkk....
...kkW.w.Wkk...
..kkkkkkkkkkk..
..kW..wkw..Wk..
..k....k....k..
..k.Gg.k.gG.k..
..kgGggkgggGk..
..k.Gg.kgGg.k..
..k..g.k.g..k..
..kooookooook..
..k.Oo.k.Oo.k..
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
G..gG.ww.Gg..G.
GG.gGG..GGg.GG.
ggggggggggggggg

Owl at night
.BB.........BB.
..bb.......bb..
..bbbbbbbbbbb..
.BbbbbbbbbbbbB.
.bbwwwbbbwwwbb.
.bwwkwwbwwkwwb.
.bwwkwwowwkwwb.
.bbwwwoobwwwbb.
.bbbBbbobbBbbb.
.bbBYybbbyYBbb.
..bBbbYYbbbBb..
..bbYybBbyYbb..
...bbbbbbbbb...
....oo...oo....
kkkkkkkkkkkkkkk

Basket of apples
.....bbbbb.....
...bb.....bb...
..bb.......bb..
..b..Rr.gG..b..
.bb.RrrgggGRbb.
.b.RrrrggggrRb.
.brrrrrrggrrrb.
bbbbbbbbbbbbbbb
boBobobOboboBob
.bbbbbbbbbbbbb.
.bObobobobobOb.
.bbbbbbbbbbbbb.
..bobOboBobob..
..bbbbbbbbbbb..
...bbbbbbbbb...

Lantern
......kkk......
.....k...k.....
.....k...k.....
......kkk......
.....KkkkK.....
...KkkkkkkkK...
....k..Y..k....
....k.yyy.k....
...Kk.yyy.kK...
...k.YyoyY.k...
...k.YooyY.k...
...k..YoY..k...
...Kk.....kK...
..KkkkkkkkkkK..
..KkkkkkkkkkK..
`;
