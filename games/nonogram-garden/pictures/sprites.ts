/**
 * Small symmetric objects, five to eight cells wide. Each row contains its left half and its center. A lowercase
 * letter is always present, a capital letter at random.
 */
export const SPRITES = `
Moth
U.k
uUk
Uuk
uUk
U.k

Blossom
.Pp
pPy
PPp
G.g
gGg

Owlet
BB.
bbB
b.o
Bbb
.Ob

Lantern
.Kk
KKk
Yyy
yYy
.Kk

Crab
R.R
rRr
.rr
RRr
r.R

Toadstool
.Rr
rRr
RRr
.Ww
.Gw

Beetle
K.k
Kgg
gGG
KGg
kKG

Fir tree
..d
.Dd
Ddd
dDd
.Gb

Butterfly
U.k
uUk
Uuk
.Uk
uUk
U.K

Flower
.Pp
PpY
pPy
.Pp
G.g
GGg

Cat
K..
kK.
kkK
k.k
Kkp
.Kk

Lantern
.Kk
.kK
YYy
yYy
kYy
.Kk

Toadstool
.Rr
rRr
RrR
.Ww
.Ww
GGw

Beetle
K.K
Kkk
gGg
KgG
gGg
KGg

Potted plant
.Gg
GgG
gGg
.Gg
oOo
.oO

Owlet
Bb.
bBb
b.b
BbO
bBb
.Oo

Butterfly
U..K
uU.k
uUUk
Uuuk
.UUk
uUUk
U..k

Flower
..Pp
.PpP
pPpy
.PpP
..Pg
GG.g
.GGg

Lantern
..Kk
.KkK
.kKk
YYyY
yYyy
kKYy
..Kk

Owl
B...
bB.B
bbBb
b..o
Bbbo
bBBb
.Oo.

Toadstool
..Rr
.RrR
rRrr
RrRr
...w
..Ww
.GWw

Fir tree
...d
..Dd
.DdD
..Dd
.DdD
DdDd
..Gb

Cat
K...
kK..
kkKk
k.kk
KkkP
.kKk
..kK

Beetle
.K.K
K.kk
.kgG
KgGg
.gGG
KgGg
.KgG

Butterfly
U..k
uU.k
uuUk
UuUk
.Uuk
uUUk
uU.k
U..K

Flower
..Pp
.PpP
pPpy
PpPy
.PpP
...g
GG.g
.GGg

Lantern
..Kk
..kK
.Kkk
YYyY
yYyy
yYYy
kKyy
..Kk

Owl
B...
bB..
bbBb
b..B
bB.o
BbBb
bBbB
.Oo.

Toadstool
..Rr
.RrR
rRrR
RrRr
rrRr
...w
..Ww
GGWw

House
...r
..Rr
.RrR
rrrr
yYYy
y.Yy
yYYb
yYYb

Beetle
.K.K
K.kk
.kgG
KgGg
.gGG
KgGg
.gGg
K.KG

Fir tree
...d
..Dd
.DdD
..Dd
.DdD
DdDd
...b
.GGb
`;
