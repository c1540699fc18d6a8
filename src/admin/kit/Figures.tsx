interface Props {
  figures: readonly { label: string; value: string; beside: string }[]
  /** They stand alone in their card. */
  isFirst?: boolean
}

/** Where there is no figure yet, a dash stands in its place and the words for it below. */
export const Figures = ({ figures, isFirst = false }: Props) => (
  <dl className={isFirst ? 'fc-figures fc-figures--first' : 'fc-figures'}>
    {figures.map(({ label, value, beside }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <b>{/\d/.test(value) ? value : '–'}</b>
          <span>{/\d/.test(value) ? beside : `${value}. ${beside}`}</span>
        </dd>
      </div>
    ))}
  </dl>
)
