interface Props {
  dealers: readonly { id: string; name: string }[]
}

export const DealerOptions = ({ dealers }: Props) =>
  dealers.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
