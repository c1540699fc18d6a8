/**
 * The driver of SQLite compiles each statement anew and lists its columns twice, which is a fifth of what a test with a database
 * costs. Here a statement is compiled once a connection. Each is run to its end before the next one, so two never share it; a change
 * of the schema forgets all.
 */
import Database from 'libsql'

const ROWS = /^\s*(?:select|insert|update|delete|with)\b/i
const MOST = 2000

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>

declare global {
  var slowPrepare: typeof Database.prototype.prepare | undefined
  var slowExec: typeof Database.prototype.exec | undefined
}
// Files share a process: the second one finds the quick functions in their place.
const prepare = (globalThis.slowPrepare ??= Database.prototype.prepare)
const exec = (globalThis.slowExec ??= Database.prototype.exec)
const known = new WeakMap<object, Map<string, Statement>>()

function prepareOnce(this: Database.Database, sql: string): Statement {
  if (!ROWS.test(sql)) {
    known.delete(this)
    return prepare.call(this, sql)
  }
  const statements = known.get(this) ?? new Map<string, Statement>()
  known.set(this, statements)
  const found = statements.get(sql)
  if (found) return found
  const made = prepare.call(this, sql)
  const columns = made.columns.bind(made)
  let listed: ReturnType<typeof columns> | undefined
  made.columns = () => (listed ??= columns())
  if (statements.size >= MOST) statements.clear()
  statements.set(sql, made)
  return made
}
function execAndForget(this: Database.Database, sql: string) {
  known.delete(this)
  return exec.call(this, sql)
}
Object.assign(Database.prototype, { prepare: prepareOnce, exec: execAndForget })
