/** A program like `npm start`, with a server that takes a moment to end, and that has started something itself. */
import { spawn } from 'node:child_process';
import { endWithUs, hasGroups, hearSignals } from '../ending';

const server = `
  const { spawn } = require('node:child_process');
  const idle = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  let told = 0;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      told += 1;
      setTimeout(() => {
        console.log('ended after ' + told);
        process.exit(0);
      }, 300);
    });
  setInterval(() => {}, 1000);
  console.log('pids ' + process.pid + ' ' + idle.pid);
`;

hearSignals();
endWithUs(
  spawn(process.execPath, ['-e', server], { stdio: ['ignore', 'inherit', 'inherit'], detached: hasGroups }),
);
