/** Words that random letters must not spell, because the site is for families. */
export const RUDE_WORDS: readonly string[] = `
anal anus arse arsehole ass bastard bitch bloody bollock boob boner breast bugger bum butt clit cock coon crap cum cunt
damn devil dick dildo dyke fag fanny fart fuck gook hell homo hooker idiot jerk jizz kill kinky knob lust moron murder
naked nazi negro nigger nude orgasm orgy paki panties penis piss poo porn prick pube puke pussy queer rape raping rectum
retard scrotum semen sex shag shit slag slave slut smut sodom spastic sperm stab suicide tart testicle tit tosser tranny
turd twat urine vagina vomit vulva wank whore willy
`
  .trim()
  .toUpperCase()
  .split(/\s+/);
