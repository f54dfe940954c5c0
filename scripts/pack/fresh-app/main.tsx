import '@nadi/ui/styles';
import { Button } from '@nadi/ui/components/Button';
import { Dialog } from '@nadi/ui/components/Dialog';
import { Select } from '@nadi/ui/components/Select';
import { TextField } from '@nadi/ui/components/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [isOpen, setIsOpen] = useState(false);
  const [kind, setKind] = useState<string | null>(null);
  const [name, setName] = useState('');
  return (
    <main>
      <Button onPress={() => setIsOpen(true)}>Add a reading</Button>
      <Dialog title="Add a reading" isOpen={isOpen} onOpenChange={setIsOpen}>
        <TextField name="name" label="Name" value={name} onChange={setName} />
        <Select
          name="kind"
          label="What did you measure?"
          value={kind}
          onChange={setKind}
          items={[{ id: 'pulse', label: 'Pulse' }]}
        />
      </Dialog>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
