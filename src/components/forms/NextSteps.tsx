/** What happens now, each with its moment. */
export const NextSteps = ({ steps }: { steps: readonly (readonly [when: string, what: string])[] }) => (
  <ol className="nexts">
    {steps.map(([when, what]) => (
      <li key={when}>
        <b>{when}</b>
        <span>{what}</span>
      </li>
    ))}
  </ol>
)
