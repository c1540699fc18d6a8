import type { Field } from 'payload'
import { systemField } from '@/access/fields'
import { MACHINE, type MachineColumn } from '@/core/car/machine'
import { jsonField } from '@/fields/json'
import { notDrawn } from '@/fields/notDrawn'
import { choice, number, text } from '@/fields/plain'

type Named = Extract<Field, { name: string }>

function fieldOf(name: string, column: MachineColumn): Named[] {
  const { fresh } = column
  switch (column.type) {
    case 'fact':
      return []
    case 'number':
      return [
        number(name, {
          ...(typeof fresh === 'number' ? { defaultValue: fresh } : {}),
          ...(column.index ? { index: true } : {}),
        }),
      ]
    case 'text':
      return [text(name)]
    case 'json':
      return [jsonField(name, column.schema)]
    case 'choice':
      return [choice(name, column.options, typeof fresh === 'string' ? { defaultValue: fresh } : {})]
  }
}

/** A line of the table of machine columns is a column of the row. */
export const system: Field[] = Object.entries<MachineColumn>(MACHINE)
  .flatMap(([name, column]) => fieldOf(name, column))
  .map(systemField)
  .map(notDrawn)
