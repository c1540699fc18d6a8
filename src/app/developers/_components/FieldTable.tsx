import type { DocField } from '@/integrator-api/docFields'
import { DocTable } from './DocTable'

export const FieldTable = ({ label, fields }: { label: string; fields: DocField[] }) => (
  <DocTable label={label} columns={['Field', 'Type', 'Notes']}>
    {fields.map((field) => (
      <tr key={field.name}>
        <th scope="row">
          <code>{field.name}</code>
        </th>
        <td>{field.type}</td>
        <td>
          {field.required && <b className="dev-required">required</b>} {field.note}
        </td>
      </tr>
    ))}
  </DocTable>
)
