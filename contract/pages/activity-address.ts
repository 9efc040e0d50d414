/** The address of an activity without language: it names the project too, because a slug belongs to its project. */
export const activityAddress = ({ slug, project }: { slug: string | null; project: { id: number } }): string =>
  `/project-activity/${slug}?p=${project.id}`
