import type { ReactNode } from 'react'
import { ListWish } from '@/components/search/ListWish'

export default function SearchLayout({ children }: { children: ReactNode }) {
  return <ListWish>{children}</ListWish>
}
