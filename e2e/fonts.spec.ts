/** Tests that texts have their own typeface in the first frame, without the font files. */
import { expect, test } from './support/test';
import { expectStill } from './support/watch';

for (const [path, heading] of [
  ['/', '.section-head h2'],
  ['/gamelanding/quiet-sudoku', 'h1'],
] as const)
  test(`shows ${path} in its own typefaces while no font file arrives`, async ({ page }) => {
    await page.route('**/*.woff2', () => undefined);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('body')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const listFonts = async (selector: string) => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName, isCustomFont }) => [familyName.split(' ')[0], isCustomFont]);
    };
    expect(await listFonts(heading)).toEqual([['Commissioner', true]]);
    expect(await listFonts('a.site-button')).toEqual([['Hanken', true]]);
    await expectStill(page);
  });
