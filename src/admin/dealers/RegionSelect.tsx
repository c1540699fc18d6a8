import { RegionOptions } from '@/admin/fields/RegionOptions'

/** The region also decides the country and the clock. */
export function RegionSelect({ id }: { id: string }) {
  return (
    <select id={id} name="state" required defaultValue="">
      <option value="" disabled>
        Choose
      </option>
      <RegionOptions />
    </select>
  )
}
