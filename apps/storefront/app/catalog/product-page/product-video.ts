type Player = { company: string; pattern: RegExp; frame: (id: string) => string }

const players: readonly Player[] = [
  {
    company: 'YouTube',
    pattern:
      /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&].*)?$/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    company: 'Vimeo',
    pattern: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:[?/].*)?$/,
    frame: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  },
]

/** A video that we know how to play: whose it is, where it is seen, and the address of its player. */
export type Video = { company: string; url: string; frame: string }

/** Undefined for what is no video of a company that we know. */
export function findVideo(video_url: string | null): Video | undefined {
  for (const { company, pattern, frame } of players) {
    const [url, id] = pattern.exec(video_url ?? '') ?? []
    if (url && id) return { company, url, frame: frame(id) }
  }
  return undefined
}
