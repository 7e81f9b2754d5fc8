/** The dialogs behind a press on a game's page, in one file: the page's first script has no room for more file names. */
export { HeroDialog } from '../hero/hero-dialog';
export { ReportDialog } from '../share/report-dialog';
