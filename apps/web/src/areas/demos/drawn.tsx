import * as m from '@nadi/ui/messages';
import { DataVisualizationScreen } from '@nadi/ui/screens/demos/DataVisualizationScreen';
import { FileUploadScreen } from '@nadi/ui/screens/demos/FileUploadScreen';
import { RealTimeScreen } from '@nadi/ui/screens/demos/RealTimeScreen';
import { VideoCallScreen } from '@nadi/ui/screens/demos/VideoCallScreen';
import { LiveRoom } from './LiveRoom';
import { OwnDevices } from './OwnDevices';
import { OwnFile } from './OwnFile';

/**
 * Capabilities that can be tried without an account. They stand outside of the app, whoever is signed in: it would be heavier by what its
 * own pages then share with them.
 */
export const drawnDemos = [
  {
    path: '/video-call-demo',
    title: m.demo_video_title,
    element: (
      <VideoCallScreen>
        <OwnDevices />
      </VideoCallScreen>
    ),
    code: 'video-demo',
  },
  {
    path: '/file-upload-demo',
    title: m.demo_upload_title,
    element: (
      <FileUploadScreen>
        <OwnFile />
      </FileUploadScreen>
    ),
    code: 'upload-demo',
  },
  {
    path: '/real-time-demo',
    title: m.demo_live_title,
    element: (
      <RealTimeScreen>
        <LiveRoom />
      </RealTimeScreen>
    ),
    code: 'live-demo',
  },
  {
    path: '/data-visualization-demo',
    title: m.demo_charts_title,
    element: <DataVisualizationScreen />,
    code: 'charts-demo',
  },
] as const;
