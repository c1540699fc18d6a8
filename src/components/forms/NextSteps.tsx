interface Props {
  steps: readonly (readonly [when: string, what: string])[]
  /** Side by side. */
  isRow?: boolean
}

/** What happens now, each with its moment. */
export const NextSteps = ({ steps, isRow }: Props) => (
  <ol className={isRow ? 'nexts nexts--row' : 'nexts'}>
    {steps.map(([when, what]) => (
      <li key={when}>
        <b>{when}</b>
        <span>{what}</span>
      </li>
    ))}
  </ol>
)
