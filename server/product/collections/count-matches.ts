/** Counts the games that a rule matches, in one scan of the catalog. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type CollectionRule,
  listConditions,
  type RuleCondition,
} from '@/lib/domain/listing/collection-rules';
import { ruleConditionSql, isCollectable, isInCollection } from '../games/collection-rule';

export interface RuleMatches {
  games: number;
  /** The number of cards on the collection's page; games of one family share a card. */
  cards: number;
  /** How many games meet each condition on its own. */
  conditions: { key: RuleCondition; games: number }[];
}

export const countMatches = async (
  db: NodePgDatabase,
  rule: CollectionRule,
  at: Date,
): Promise<RuleMatches> => {
  const keys = listConditions(rule);
  const matchesRule = isInCollection(rule, at);
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array[${sql.join(
      [
        sql`count(*) filter (where ${matchesRule})`,
        sql`count(*) filter (where ${matchesRule} and family is null) + count(distinct family) filter (where ${matchesRule})`,
        ...keys.map((key) => sql`count(*) filter (where ${ruleConditionSql(rule, key, at)})`),
      ],
      sql`, `,
    )}]::int[] as counts from product.game where ${isCollectable(at)}`);
  const [games = 0, cards = 0, ...each] = rows[0]?.counts ?? [];
  return { games, cards, conditions: keys.map((key, index) => ({ key, games: each[index] ?? 0 })) };
};
