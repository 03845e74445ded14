import { expect, test } from 'vitest'
import { videoFrame } from './video-frame.ts'

test('only videos of known companies are played [ROUTE-20]', () => {
  expect(videoFrame('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  )
  expect(videoFrame('https://youtu.be/dQw4w9WgXcQ')).toContain('/embed/dQw4w9WgXcQ')
  expect(videoFrame('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?dnt=1')
  const others = [
    null,
    '',
    'javascript:alert(1)',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'http://youtu.be/x',
  ]
  expect(others.map(videoFrame)).toEqual(others.map(() => undefined))
})
