interface Filed {
  id: string
  category?: string | null
}

/** Other posts, those of its category first; otherwise in the given order, newest first. */
export const relatedPosts = <T extends Filed>(post: Filed, all: readonly T[], most: number): T[] => {
  const others = all.filter(({ id }) => id !== post.id)
  const near = ({ category }: T) => (category && category === post.category ? 0 : 1)
  return others.toSorted((a, b) => near(a) - near(b)).slice(0, most)
}
