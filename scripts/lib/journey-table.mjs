/** Reads the measured journeys from Playwright's report, and writes them as a table. */
import { stripVTControlCharacters } from 'node:util';

const IMPOSSIBLE = 'not possible';
/** The presses that a journey needed before one press could open a board. The journeys that are missing were not counted. */
const PRESSES_BEFORE = {
  'opens a board on the first visit': 5,
  'opens the next daily from a result': IMPOSSIBLE,
  'finds a board by a known name': IMPOSSIBLE,
  'saves the favorite of a guest': IMPOSSIBLE,
  'joins from a result': IMPOSSIBLE,
  'sends a challenge from a result': IMPOSSIBLE,
  'answers a challenge as another visitor': IMPOSSIBLE,
  'opens a board from the search sheet': IMPOSSIBLE,
  'opens the board of a variant of a family': IMPOSSIBLE,
  'opens a board from a notification': IMPOSSIBLE,
};

/**
 * @typedef {{ journey: string, engine: string, device: string, presses?: number, seconds?: number, reason?: string }} Measurement
 */

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

const findDescription = ({ annotations }, type) =>
  annotations.find((annotation) => annotation.type === type)?.description;

const readMeasurement = (engine, title, test) => {
  const base = { journey: title, engine, device: test.projectName };
  if (test.status === 'skipped') return { ...base, reason: findDescription(test, 'skip') ?? 'not run' };
  const measured = findDescription(test, 'journey');
  if (test.status === 'expected' && measured) return { ...base, ...JSON.parse(measured) };
  return { ...base, isFailed: true, reason: firstLine(test.results.at(-1)?.errors?.[0]?.message) };
};

/**
 * @param {string} engine
 * @param {{ suites?: object[], specs?: object[] }} suite of Playwright's JSON report
 * @returns {Measurement[]}
 */
export const readMeasurements = (engine, { suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => readMeasurement(engine, title, test))),
  ...suites.flatMap((suite) => readMeasurements(engine, suite)),
];

const DEVICES = ['desktop', 'phone'];

const formatCell = (measurement) => {
  if (!measurement) return 'not run';
  const { presses, seconds, isFailed } = measurement;
  if (isFailed) return 'failed';
  return presses === undefined ? '–' : `${presses} · ${seconds.toFixed(1)} s`;
};

/**
 * Returns a Markdown table with a row for each journey: presses and seconds of each engine, and the reasons of those that were
 * not measured.
 * @param {readonly Measurement[]} measurements
 */
export const tableOf = (measurements) => {
  const journeys = [...new Set(measurements.map(({ journey }) => journey))];
  const engines = [...new Set(measurements.map(({ engine }) => engine))];
  const columns = engines.flatMap((engine) => DEVICES.map((device) => ({ engine, device })));
  const findMeasurement = (journey, column) =>
    measurements.find(
      (one) => one.journey === journey && one.engine === column.engine && one.device === column.device,
    );
  const formatRow = (cells) => `| ${cells.join(' | ')} |`;
  const reasons = measurements
    .filter(({ reason }) => reason)
    .map(({ journey, engine, device, reason }) => `- ${journey}, ${engine}, ${device}: ${reason}`);
  return [
    formatRow(['journey', 'presses before', ...columns.map(({ engine, device }) => `${engine}, ${device}`)]),
    formatRow(['---', '---', ...columns.map(() => '---')]),
    ...journeys.map((journey) =>
      formatRow([
        journey,
        PRESSES_BEFORE[journey] ?? 'not measured',
        ...columns.map((column) => formatCell(findMeasurement(journey, column))),
      ]),
    ),
    ...(reasons.length > 0 ? ['', ...reasons] : []),
  ].join('\n');
};
