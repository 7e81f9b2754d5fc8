/** `npm run member -- …`: lets an operator change accounts, for example to make the first administrator. */
import { eq, sql } from 'drizzle-orm';
import { ADMINISTRATOR_ROLE } from '@/lib/domain/members/user';
import { member } from './db/schema/members';
import { openOperatorDatabase } from './operator-database';
import { systemClock } from './platform/clock';
import { recordAuditEntry } from './product/admin';
import { nameKeyOf } from './product/auth/names';
import { endSessionsOf } from './product/auth/sessions';

const USAGE = `npm run member -- <command>
  list [text]                       members whose name contains the text
  grant <name> administrator        gives the role
  revoke <name> administrator       removes the role and signs the member out
  verify <name>                     marks the member's email address as confirmed
`;
const USAGE_ERROR = 2;
const writeLine = (line: string): void => void process.stderr.write(`${line}\n`);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const main = async (): Promise<number> => {
  const [command = '--help', name = '', role = ''] = process.argv.slice(2);
  const isKnown = ['list', 'grant', 'revoke', 'verify'].includes(command);
  const isRoleCommand = command === 'grant' || command === 'revoke';
  if (!isKnown || (command !== 'list' && !name) || (isRoleCommand && role !== ADMINISTRATOR_ROLE)) {
    (command === '--help' ? print : writeLine)(USAGE.trimEnd());
    return command === '--help' ? 0 : USAGE_ERROR;
  }
  const database = await openOperatorDatabase(process.cwd(), 'starwick member', writeLine);
  const { db } = database;
  try {
    if (command === 'list') {
      const rows = await db
        .select()
        .from(member)
        .where(sql`position(${name.toLowerCase()} in lower(${member.name})) > 0`)
        .orderBy(member.uid);
      for (const row of rows)
        print(
          [row.uid, row.name, row.email, row.emailVerifiedAt ? 'verified' : 'unverified', ...row.roles].join(
            '\t',
          ),
        );
      return 0;
    }
    const [row] = await db
      .select()
      .from(member)
      .where(eq(member.nameKey, nameKeyOf(name)));
    if (!row) {
      writeLine(`There is no member named ${name}.`);
      return 1;
    }
    const now = systemClock.now();
    const others = row.roles.filter((each) => each !== role);
    await db.transaction(async (tx) => {
      const columns =
        command === 'verify'
          ? { emailVerifiedAt: now }
          : { roles: command === 'grant' ? [...others, role] : others };
      await tx.update(member).set(columns).where(eq(member.uid, row.uid));
      // Revoking a role also ends the sessions that were opened with it.
      if (command === 'revoke') await endSessionsOf(tx, row.uid);
      await recordAuditEntry(
        tx,
        null,
        command,
        `member:${row.uid}`,
        { name: row.name, ...(role ? { role } : {}) },
        now,
      );
    });
    print(`${row.name}: ${command}${role ? ` ${role}` : ''}.`);
    return 0;
  } finally {
    await database.close();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    writeLine(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
