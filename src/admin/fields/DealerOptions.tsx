interface Props {
  dealers: readonly { id: string; name: string }[]
}

/** The options of a select of dealers. */
export const DealerOptions = ({ dealers }: Props) =>
  dealers.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
