/** Translates a collection's rule into an SQL condition on the catalog. */
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { tagFlagId } from '@/lib/contract/game';
import {
  type CollectionRule,
  listConditions,
  MIN_RATINGS,
  MIN_TAG_MEMBERS,
  type RuleCondition,
} from '@/lib/domain/listing/collection-rules';
import { ServiceError } from '@/lib/errors';
import { collection, game } from '../../db/schema/product';
import { listFormsOfKind } from '../search';
import { isListedCondition, isRunningDailyCondition } from './shown-conditions';

const DAY_MS = 86_400_000;

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Builds the SQL for a condition; called only when `rule` sets it. */
const RULE_CONDITION_SQL: Readonly<Record<RuleCondition, (rule: CollectionRule, at: Date) => SQL>> = {
  genres: ({ genres }) => sql`${game.genres} && ${textArray(genres)}`,
  families: ({ families }) => sql`${game.family} = any(${textArray(families)})`,
  names: ({ names }) =>
    sql`exists (select from unnest(${game.knownAs}) as known (name)
      where lower(known.name) = any(${textArray(names.map((name) => name.toLowerCase()))}))`,
  kinds: ({ kinds }) => sql`${game.searchWords} && ${textArray(kinds.flatMap(listFormsOfKind))}`,
  tags: ({ tags }) =>
    sql`${game.uid} in (select game_uid from product.game_tag where tally >= ${MIN_TAG_MEMBERS}
      and flag_id = any(${textArray(tags.map((tag) => tagFlagId(tag)))}))`,
  isDaily: (_rule, at) => isRunningDailyCondition(at),
  isTouch: () => sql`${game.isMobile}`,
  maxMinutes: ({ maxMinutes }) => sql`coalesce(${game.minutes} <= ${maxMinutes}, false)`,
  newDays: ({ newDays }, at) =>
    sql`${game.publishedAt} > ${new Date(at.getTime() - (newDays ?? 0) * DAY_MS).toISOString()}`,
  minRating: ({ minRating }) =>
    sql`(rating_count >= ${MIN_RATINGS} and rating_sum >= ${minRating}::real * rating_count)`,
};

/** Returns the SQL for one condition of a rule. */
export const ruleConditionSql = (rule: CollectionRule, key: RuleCondition, at: Date): SQL =>
  RULE_CONDITION_SQL[key](rule, at);

/** Returns the condition for games that collections may contain: listed games that play in the browser. */
export const isCollectable = (at: Date) => and(isListedCondition(at), eq(game.isDownloadGame, false)) as SQL;

/** Returns the condition for games that match a rule; a rule without conditions matches no game. */
export const isInCollection = (rule: CollectionRule, at: Date): SQL => {
  const parts = listConditions(rule).map((key) => ruleConditionSql(rule, key, at));
  const met = rule.match === 'all' ? and(...parts) : or(...parts);
  return and(
    isCollectable(at),
    met ?? sql`false`,
    rule.except.length > 0 ? sql`${game.keyword} <> all(${textArray(rule.except)})` : undefined,
  ) as SQL;
};

/**
 * Returns the rule of a collection that players may see.
 * @throws ServiceError notFound
 */
export const readCollectionRule = async (db: NodePgDatabase, keyword: string): Promise<CollectionRule> => {
  const [row] = await db
    .select({ rule: collection.rule })
    .from(collection)
    .where(and(eq(collection.keyword, keyword), eq(collection.isShown, true)));
  if (!row) throw new ServiceError('notFound', 'There is no such collection.');
  return row.rule;
};
