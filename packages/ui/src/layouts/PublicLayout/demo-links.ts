import * as m from '../../../generated/messages/messages';

/** Lists what can be tried without an account. */
export const demoLinks = [
  { href: '/video-call-demo', label: m.demo_video_title, text: m.demo_video_short },
  { href: '/file-upload-demo', label: m.demo_upload_title, text: m.demo_upload_short },
  { href: '/real-time-demo', label: m.demo_live_title, text: m.demo_live_short },
  { href: '/data-visualization-demo', label: m.demo_charts_title, text: m.demo_charts_short },
] as const;
