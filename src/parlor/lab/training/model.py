"""The network while it learns, and as it is written down in whole numbers."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from parlor.players.network import FULL, ONE, SHIFT, Layer, Network, scaled, written

# The units of the second hidden layer.
SECOND = 64
# Numbers above this one look the same to a network.
LARGEST = 4095
# The largest weight as a byte; what 1 is in the answers of a network.
BYTE = 127
ANSWER = 1024
# How large the weights of the first two layers are taken to be when a file is read: it leaves that open.
SPREADS = (0.16, 0.1)


def inputs_of(device: Any) -> Any:
    """The inputs of a network for the numbers from -LARGEST to LARGEST. Two bytes hold them exactly, which suits an accelerator."""
    kind = torch.float32 if device == "cpu" else torch.bfloat16
    return torch.tensor([scaled(number) / ONE for number in range(-LARGEST, LARGEST + 1)], dtype=kind, device=device)


class Model:
    """Two hidden layers; as many answers as actions, and one for the hand as a whole.

    If it leans, then the casual action is that much likelier to begin with (e to the power of it), and only the rest is learned.
    """

    def __init__(self, size: int, actions: int, units: int, device: Any, leaning: float = 0.0) -> None:
        self.size, self.actions, self.device, self.leaning = size, actions, device, leaning
        self.net = torch.nn.Sequential(
            torch.nn.Linear(size, units),
            torch.nn.ReLU(),
            torch.nn.Linear(units, SECOND),
            torch.nn.ReLU(),
            torch.nn.Linear(SECOND, actions + 1),
        ).to(device)
        with torch.no_grad():
            # Few inputs are not zero, so the rows are larger than usual; the first answers are nearly even.
            self.net[0].weight.normal_(0.0, 0.15)
            self.net[4].weight.mul_(0.1)
        self.scale = inputs_of(device)

    def inputs(self, seen: Any) -> Any:
        """What seats see, as the network takes it."""
        return self.scale[(seen.int() + LARGEST).clamp_(0, 2 * LARGEST)]

    def first(self, inputs: Any) -> Any:
        """The sums of the first layer; on a processor it is faster to add up the few inputs that are not zero."""
        layer = self.net[0]
        if self.device != "cpu":
            return torch.nn.functional.linear(inputs, layer.weight.to(inputs.dtype), layer.bias.to(inputs.dtype)).float()
        rows, places = inputs.nonzero(as_tuple=True)
        starts = torch.searchsorted(rows, torch.arange(len(inputs)))
        weights = inputs[rows, places]
        table = layer.weight.t().contiguous()
        return torch.nn.functional.embedding_bag(places, table, starts, mode="sum", per_sample_weights=weights) + layer.bias

    def __call__(self, inputs: Any, legal: Any, casual: Any = None) -> tuple[Any, Any]:
        """Log-probabilities of the actions, and what the hand should bring; a network that leans needs the casual actions."""
        out = self.net[1:](self.first(inputs))
        liked = out[:, :-1]
        if self.leaning:
            liked = liked.scatter_add(1, casual[:, None], torch.full_like(liked[:, :1], self.leaning))
        return torch.log_softmax(liked.masked_fill(legal == 0, -1e9), dim=1), out[:, -1]

    def take(self, network: Network) -> None:
        """Takes the weights of a network of this shape."""
        step = 1.0 / ONE
        for k, layer in enumerate((network.first, network.second, network.last)):
            bytes_of = numbers_of(layer)
            if k == 0:
                whole = np.zeros((self.size, bytes_of.shape[1]))
                whole[places_of(network)] = bytes_of
                bytes_of = whole
            if k < 2:
                bytes_of = bytes_of.T
            # Weights and offsets but for the step of the answers, which is free between layers.
            unit = np.array(list(layer.factors), np.float64) / 2**SHIFT / step
            answer = 1.0 / ANSWER if k == 2 else SPREADS[k] / float((bytes_of * unit[:, None])[bytes_of != 0].std())
            weight = bytes_of * unit[:, None] * answer
            bias = np.array(list(layer.offsets), np.float64) * unit * answer * step
            with torch.no_grad():
                self.net[2 * k].weight.copy_(torch.from_numpy(weight))
                self.net[2 * k].bias.copy_(torch.from_numpy(bias))
            step = answer

    def kept(self, inputs: Any) -> NDArray[np.bool_]:
        """The inputs that were ever anything but zero in some positions."""
        found: NDArray[np.bool_] = (inputs != 0).any(dim=0).cpu().numpy()
        return found

    def as_file(self, told: dict[str, Any], inputs: Any, kept: NDArray[np.bool_]) -> bytes:
        """The network in whole numbers; positions that were seen tell how large its activations get."""
        with torch.no_grad():
            first = torch.relu(self.net[0](inputs.float()))
            second = torch.relu(self.net[2](first))
            tops = [float(torch.quantile(layer.flatten()[:: max(1, layer.numel() // 1_000_000)], 0.9999)) for layer in (first, second)]
        numbers = [
            (self.net[k].weight.detach().double().cpu().numpy(), self.net[k].bias.detach().double().cpu().numpy()) for k in (0, 2, 4)
        ]
        places = np.flatnonzero(kept)
        steps = (1.0 / ONE, max(tops[0], 1e-6) / FULL, max(tops[1], 1e-6) / FULL)
        outs = (steps[1], steps[2], 1.0 / ANSWER)
        layers = []
        for k, (weight, bias) in enumerate(numbers):
            weight = weight[:, places] if k == 0 else weight
            unit = np.maximum(np.abs(weight).max(axis=1), 1e-9) / BYTE
            bytes_of = np.clip(np.rint(weight / unit[:, None]), -BYTE, BYTE).astype(np.int16) + 128
            rows = bytes_of.T if k == 0 else bytes_of
            offsets = np.rint(bias / (unit * steps[k])).astype(np.int64)
            factors = np.rint(unit * steps[k] / outs[k] * 2**SHIFT).astype(np.int64)
            layers.append((np.ascontiguousarray(rows).astype(np.uint8).tobytes(), offsets.tolist(), factors.tolist()))
        leaning = {"leaning": round(self.leaning * ANSWER)} if self.leaning else {}
        return written({**told, **leaning, "inputs": self.size}, places.tolist(), layers)


def places_of(network: Network) -> NDArray[np.int64]:
    """The inputs that a network looks at."""
    return np.flatnonzero(np.array(list(network.rows)) >= 0)


def numbers_of(layer: Layer) -> NDArray[np.float64]:
    """The weights of a layer, row by row."""
    return np.frombuffer(layer.weights, np.uint8).reshape(-1, int(layer.width)).astype(np.float64) - 128
