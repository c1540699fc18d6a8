interface Props {
  figures: readonly { label: string; value: string; beside: string }[]
  /** They stand alone in their card. */
  isFirst?: boolean
}

/** Words in the place of a figure, such as `None due`, are no larger than words. */
export const Figures = ({ figures, isFirst = false }: Props) => (
  <dl className={isFirst ? 'fc-figures fc-figures--first' : 'fc-figures'}>
    {figures.map(({ label, value, beside }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <b className={/\d/.test(value) ? undefined : 'is-words'}>{value}</b>
          <span>{beside}</span>
        </dd>
      </div>
    ))}
  </dl>
)
