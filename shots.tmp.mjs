import { chromium } from 'playwright';
import { existsSync } from 'node:fs';
const exe=['/usr/bin/chromium-headless-shell','/usr/bin/chromium'].find(existsSync);
const b=await chromium.launch({executablePath:exe,args:['--no-sandbox']});
const only=process.argv[2];
const jobs=[
 ['wide','1344x900','marlow-attic','daily','modern','d:2026-11-23',0],
 ['phone','375x667','marlow-attic','daily','modern','d:2026-11-26',1],
 ['phonesun','375x667','marlow-attic','daily','modernDark','d:2026-11-29',1],
 ['land','812x375','marlow-attic','daily','modern','d:2026-11-25',1],
 ['contrast','1088x680','marlow-attic','keen','contrast','x',0],
 ['tiny','320x480','marlow-attic','evening','default','x',1],
 ...['1','2','3','4','5','7','9'].map(n=>['ch'+n,'1088x680','the-attic-at-marlow-hall','chapter-'+n,'modern','x',0]),
];
for(const [name,size,ed,mode,theme,seed,touch] of jobs){ if(only&&!only.split(',').includes(name)) continue;
 const [width,height]=size.split('x').map(Number);
 const p=await (await b.newContext({viewport:{width,height},hasTouch:!!touch,deviceScaleFactor:touch?2:1})).newPage();
 p.on('console',m=>m.type()==='error'&&console.log(name,m.text())); p.on('pageerror',e=>console.log(name,e.message));
 await p.goto(`http://localhost:4250/play/marlow-attic/index.html?edition=${ed}&mode=${mode}&theme=${theme}&seed=${seed}`);
 await p.getByRole('button',{name:'Play',exact:true}).waitFor();
 if(['wide','phone','ch1'].includes(name)) await p.screenshot({path:`/tmp/w/at-${name}-start.png`});
 await p.getByRole('button',{name:'Play',exact:true}).click();
 await p.getByRole('button',{name:'Got it'}).waitFor();
 if(['wide','phone'].includes(name)) await p.screenshot({path:`/tmp/w/at-${name}-howto.png`});
 await p.getByRole('button',{name:'Got it'}).click(); await p.waitForTimeout(250);
 if(ed!=='marlow-attic'){ if(name==='ch1') await p.screenshot({path:`/tmp/w/at-${name}-letter.png`}); await p.getByRole('button',{name:'Begin'}).click(); await p.waitForTimeout(200);}
 if(['contrast','phone'].includes(name)) {await p.keyboard.press('ArrowRight'); await p.keyboard.press('h'); await p.waitForTimeout(100);}
 await p.screenshot({path:`/tmp/w/at-${name}.png`}); await p.context().close();
}
await b.close();
