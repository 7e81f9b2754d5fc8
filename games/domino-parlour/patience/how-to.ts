/** The drawings of the how-to panel of the solitaire game. */
import { drawStepPicture } from '../how-to';

/** Returns the how-to steps: pairs, free tiles, the shelf. */
export function patienceHowTo(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepPicture(
        [
          [5, 4, 'double'],
          [1, 2, 'double'],
        ],
        '9 + 3',
      ),
      text: 'Press two free tiles that make twelve pips together, or drag one onto the other.',
    },
    {
      picture: drawStepPicture(
        [
          [2, 3, 'double'],
          [6, 1, 'double'],
        ],
        '5 + 7',
      ),
      text: 'A tile is free when none of the row below touches it.',
    },
    {
      picture: drawStepPicture([[0, 0, 'double']], 'shelf'),
      text: 'Set aside a tile that is in the way: on the shelf it stays free. Every deal can be cleared.',
    },
  ];
}
