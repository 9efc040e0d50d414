import type { Storage } from '../storage/storage.ts'

/** A statement as the driver sent it. */
export type Statement = { text: string; values: readonly unknown[] }

type SqlStatement = string | { text: string; values?: readonly unknown[] }
type Client = { query: (sent: SqlStatement, values?: readonly unknown[], ...more: unknown[]) => unknown }

/** Every statement that is sent, outside of transactions, while some work is done. */
export const statementsDuring = async (storage: Pick<Storage, 'db'>, work: () => Promise<unknown>): Promise<Statement[]> => {
  // Both engines have it; the type that they share does not.
  const { $client: client } = storage.db as unknown as { $client: Client }
  const own = client.query
  const sent: Statement[] = []
  client.query = function (this: Client, statement, values = [], ...more) {
    if (typeof statement === 'string') sent.push({ text: statement, values })
    else sent.push({ text: statement.text, values: statement.values ?? values })
    return own.call(this, statement, values, ...more)
  }
  try {
    await work()
  } finally {
    client.query = own
  }
  return sent
}
