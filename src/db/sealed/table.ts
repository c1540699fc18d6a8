import type { Clause, FindOptions, Row, Table } from '@/db/tableTypes'
import { openRow, sealedNewRow, sealedRow, type Sealing } from './rows'

/** The columns of a row that could not be opened. Code that derives a change from a row's values must skip such a row. */
export const unreadableOf = ({ unreadable }: Row): readonly string[] =>
  Array.isArray(unreadable) ? unreadable.map(String) : []

function opened(sealing: Sealing, row: Row): Row {
  const unreadable = openRow(sealing, row)
  return unreadable.length ? { ...row, unreadable } : row
}

const idIn = (where: readonly Clause[]): string | null => {
  for (const clause of where)
    if (!('any' in clause) && clause[0] === 'id' && clause[1] === '=') return String(clause[2])
  return null
}

export function sealedTable(plain: Table, sealing: Sealing): Table {
  const { slug, columns, keys } = sealing
  const { texts, json, hashed, open } = columns
  const stored = new Set([...texts, ...json])
  const isStored = (name: string): boolean => stored.has(name)

  /** Unsealed rows have the plain value. */
  const hashesOf = (value: string): string[] => [...keys.hashes(value), value]
  const clauseOf = (clause: Clause): Clause => {
    if ('any' in clause) return { any: clause.any.map((some) => some.map(clauseOf)) }
    const [name, op, value] = clause
    if (hashed.includes(name)) {
      if (op === 'in') return [name, 'in', value.flatMap(hashesOf)]
      if (op === '=' && typeof value === 'string') return [name, 'in', hashesOf(value)]
    }
    const isOpen = value === null || (typeof value === 'string' && open.includes(value))
    if ((isStored(name) || hashed.includes(name)) && !isOpen)
      throw new Error(`${slug}.${name} is sealed: no query finds it by its value`)
    return clause
  }
  const whereOf = (where: readonly Clause[]): Clause[] => where.map(clauseOf)
  const setOf = (where: readonly Clause[], set: Row): Row => {
    if (![...stored, ...hashed].some((name) => name in set)) return set
    const id = idIn(where)
    if (id === null) throw new Error(`What ${slug} hold of a person is written row by row, by id`)
    return sealedRow(sealing, id, set)
  }
  const newRow = (row: Row): Row => {
    const id = typeof row.id === 'string' ? row.id : plain.newId()
    return { ...sealedNewRow(sealing, id, row), id }
  }

  return {
    newId: () => plain.newId(),

    async find(where, options = {}) {
      const input = options.fields
      const sorted = options.sort?.find(([name]) => isStored(name) || hashed.includes(name))
      if (sorted) throw new Error(`${slug}.${sorted[0]} is sealed: it has no order`)
      const needsId = input?.some(isStored) === true && !input.includes('id')
      const read: FindOptions = needsId ? { ...options, fields: [...input, 'id'] } : options
      const rows = await plain.find(whereOf(where), read)
      return rows.map((row) => {
        const { id, ...rest } = opened(sealing, row)
        return needsId || !('id' in row) ? rest : { id, ...rest }
      })
    },
    insert: async (row) => plain.insert(newRow(row)),
    insertAll: async (rows) => plain.insertAll(rows.map(newRow)),
    update: async (where, set, inc) => plain.update(whereOf(where), setOf(where, set), inc),
    async take(where, set, options) {
      const row = await plain.take(whereOf(where), setOf(where, set), options)
      return row && opened(sealing, row)
    },
    updateEach: async (changes) =>
      plain.updateEach(
        changes.map(({ where, set, ...rest }) => ({
          ...rest,
          where: whereOf(where),
          set: setOf(where, set),
        })),
      ),
    delete: async (where) => plain.delete(whereOf(where)),
    upsert: () => Promise.reject(new Error(`${slug} are written row by row`)),
  }
}
