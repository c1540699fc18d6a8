import type { ReactNode } from 'react'
import { TargetSearch } from '@/components/search/TargetSearch'

export default function SearchLayout({ children }: { children: ReactNode }) {
  return <TargetSearch>{children}</TargetSearch>
}
