/** The story before each map, and the text after a won chapter. */
import type { ChapterKey, Play, WorldKey } from './types';

const STORIES: Readonly<Record<WorldKey, Readonly<Record<ChapterKey, readonly string[]>>>> = {
  town: {
    first: [
      'The lower town sleeps early. Tonight something rustles behind the mill.',
      'They have found the fountain, and bats have found the way over it.',
      'Two bakers, two lanes, and imps that nobody sees without a lamp.',
      'The night watch has one request: not the big one. The big one is coming.',
    ],
    second: [
      'The mill quarter. Somebody has taken to rolling downhill in barrels.',
      'Round and round the wheel, and through the walls if they are dead enough.',
      'The tanners have a visitor who mends what you break.',
      'Two gates, one bridge, and no help until morning.',
    ],
    third: [
      'Castle hill. From here on they are after the crown, and they say so.',
      'The moat is dry, so they walk around it. Both ways.',
      'Smoke from three chimneys: a gate under each.',
      'Old Mischief comes himself. The lamplighter has brought all his oil.',
    ],
  },
  sea: {
    first: [
      'The old pilot hands you the keys to the light. Smugglers, he says, and barges that no light will sink.',
      'Between the skerries a boat takes the shortest way. So make it longer.',
      'Fog. What you cannot see you cannot stop; turn the beam.',
      'Two channels past the breakwater, and somebody in both.',
    ],
    second: [
      'Bell Sound. The seals know the way under your buoys.',
      'Past the Needle sails a ship that has no crew and no weight.',
      'The tug that mends the others works by night, like you.',
      'Everyone anchors at the stones. Nobody may stay.',
    ],
    third: [
      'The open sea, and nothing on it but what you put there.',
      'Chimneys under the water. Row softly.',
      'Three winds, three fleets.',
      'The drowned bell rings. Its king would like it back, with the harbor.',
    ],
  },
};
const ENDINGS: Readonly<Record<WorldKey, Readonly<Record<ChapterKey, string>>>> = {
  town: {
    first: 'The lower town sleeps through. The bakers send rolls up to the watch.',
    second: 'The mill turns again, and the bridge holds. Castle hill has asked for you.',
    third:
      'Old Mischief trips over a cat, drops the crown, and leaves by the way he came. It is morning in the town.',
  },
  sea: {
    first: 'The bay is quiet. The pilot counts the crates and forgets to count yours.',
    second: 'The narrows are yours. Out on the open sea a light answers.',
    third: 'The king goes down with his bell, ringing. In the harbor every window is lit for you.',
  },
};

export const storyOf = ({ world, chapter, map }: Play): string => STORIES[world][chapter][map]!;
export const endingOf = ({ world, chapter }: Play): string => ENDINGS[world][chapter];
