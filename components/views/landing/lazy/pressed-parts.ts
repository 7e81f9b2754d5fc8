/**
 * The dialogs that a press on a game's page opens. They share one file, because the page's first script has no room
 * for more file names.
 */
export { HeroDialog } from '../hero/hero-dialog';
export { ReportDialog } from '../share/report-dialog';
