/** Compares the contract with the tables in docs/contract-usage.md, and those tables with the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_CALLS } from '@/lib/contract/all';
import type { Call } from '@/lib/contract/call';
import { readContractUsage } from '@/tests/support/contract-usage';

const PAGE = readFileSync('docs/contract-usage.md', 'utf8');

/** Returns the body rows of the table below a heading, without code marks. */
const readTableBelow = (heading: string): string[][] => {
  const section = PAGE.split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  if (!section) throw new Error(`docs/contract-usage.md has no heading "${heading}".`);
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
};

const CALLS = readTableBelow('Calls that a screen makes');
const SERVERS = readTableBelow('Calls that another part of the site makes');
const OTHERS = readTableBelow('Calls that other programs make');
const PARAMETERS = readTableBelow('Request parameters');
const FIELDS = readTableBelow('Fields of a game');

/** Parameters and fields that the page must list, because no screen used them in the past. */
const NEEDED_PARAMETERS = [
  'avatar_category',
  'content_type[]',
  'day',
  'field_is_this_game_mobile',
  'games[]',
  'memberIdTarget',
  'month',
  'sort_order',
  'tid[]',
  'year',
];
const NEEDED_FIELDS = [
  'boundingBox',
  'contentUrl',
  'dailyLevelKey',
  'fullScreen',
  'mobileDescription',
  'mobileIcon',
  'mobileThumbnail',
  'resetOnExit',
  'spacer',
  'supportsMobile',
];

/** Names that other objects have, too; for these names, only requests by the scores service's clients count. */
const COMMON = new Set(['day', 'month', 'year']);
const SCORES_CLIENTS = /^api-clients\/scores\//;

/** Calls that no screen makes. Every other call must belong to a screen. */
const NOT_FOR_BROWSERS = [
  'auth.exchangeReturnCode',
  'billing.listRevokedKeys',
  'billing.receiveWebhook',
  'games.getBonus',
  'games.listMock',
  'scores.exportPlayer',
];

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'service' in value && 'answer' in value;

/** Returns each call's module and exported name, by the call's id. */
const declaredCalls = async (): Promise<Map<string, [file: string, name: string]>> => {
  const declared = new Map<string, [string, string]>();
  for (const file of readdirSync('lib/contract')) {
    const module = (await import(`../../../lib/contract/${file.slice(0, -3)}.ts`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module))
      if (isCall(value) && !declared.has(value.id)) declared.set(value.id, [`lib/contract/${file}`, name]);
  }
  return declared;
};

const callers = SERVERS.map(([, file = '']) => file);
const usage = readContractUsage(['lib/contract/all.ts', ...new Set(callers)]);
const declared = await declaredCalls();
const placeOf = (id: string): [string, string] => declared.get(id) ?? [`no call ${id}`, id];

describe('the documentation of contract usage', () => {
  it('lists every call once', () => {
    const listed = [...CALLS, ...SERVERS, ...OTHERS].map(([id]) => id).sort();
    expect(listed).toEqual(ALL_CALLS.map(({ id }) => id).sort());
  });

  it('lists the parameters and fields that a screen must use', () => {
    expect(PARAMETERS.map(([name]) => name).sort()).toEqual(NEEDED_PARAMETERS);
    expect(FIELDS.map(([name]) => name).sort()).toEqual(NEEDED_FIELDS);
  });

  it('lists other programs only for calls that browsers do not make', () => {
    expect(OTHERS.map(([id]) => id).sort()).toEqual(NOT_FOR_BROWSERS);
  });

  it.each(CALLS)('states correctly that the call %s reaches the screen %s', (id = '', screen) => {
    expect(usage.screensOfCall(...placeOf(id))).toContain(screen);
  });

  it.each(SERVERS)('states correctly that the call %s is used in %s', (id = '', file = '') => {
    expect(usage.isReferredTo(...placeOf(id), file)).toBe(true);
  });

  it.each(OTHERS)('states correctly that the call %s reaches no screen', (id = '') => {
    expect(usage.screensOfCall(...placeOf(id))).toEqual([]);
  });

  it.each(PARAMETERS)('states correctly that the parameter %s is sent from %s', (parameter = '', screen) => {
    const within = COMMON.has(parameter) ? SCORES_CLIENTS : undefined;
    expect(usage.screensOfParameter(parameter, within)).toContain(screen);
  });

  it.each(FIELDS)('states correctly that the field %s is read in %s', (field = '', screen) => {
    expect(usage.screensOfField(field)).toContain(screen);
  });

  it('lists no screen for an unused parameter or field', () => {
    expect(usage.screensOfParameter('no_such_parameter')).toEqual([]);
    expect(usage.screensOfField('noSuchField')).toEqual([]);
  });
});
