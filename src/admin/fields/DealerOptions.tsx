interface Props {
  dealers: readonly { id: string; name: string }[]
}

/** Dealers to choose from, within a select. */
export const DealerOptions = ({ dealers }: Props) =>
  dealers.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
