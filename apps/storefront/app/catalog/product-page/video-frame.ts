const players: [RegExp, (id: string) => string][] = [
  [
    /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&].*)?$/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:[?/].*)?$/,
    (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  ],
]

/** The player's address for a video's; undefined for what is no video of a company that we know. */
export function videoFrame(video_url: string | null): string | undefined {
  for (const [pattern, frame] of players) {
    const id = pattern.exec(video_url ?? '')?.[1]
    if (id) return frame(id)
  }
  return undefined
}
