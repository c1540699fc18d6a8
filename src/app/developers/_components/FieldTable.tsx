import type { DocField } from '@/integrator-api/docs'

export function FieldTable({ fields }: { fields: DocField[] }) {
  return (
    <div className="dev-scroll" tabIndex={0} role="region" aria-label="Fields of a car">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
  )
}
